/**
 * Declares the light module, because the package has types only for its main module. The light module lacks subtitles,
 * DRM and alternative audio tracks.
 */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
