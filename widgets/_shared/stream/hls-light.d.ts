/** The package has types for its main module only. The light module lacks subtitles, DRM and other audio tracks. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
