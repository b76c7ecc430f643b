/** Plays HLS in browsers that do not support it. This module is loaded when such a browser opens its first stream. */
import Hls from 'hls.js/light'

/** Attaches the stream to the video element. Returns a function that stops the stream. */
export function attachStream(video: HTMLVideoElement, address: string, failed: () => void): () => void {
  if (!Hls.isSupported()) {
    failed()
    return () => undefined
  }
  // No worker, because it would need an address that the content security policy does not allow.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) failed()
  })
  hls.loadSource(address)
  hls.attachMedia(video)
  return () => hls.destroy()
}
