/** Light from the upper left on drawings of flat colors, in images that stay SVG: covers and videos use gradients. */

/**
 * A filter for whole subjects: a form shadow on the side away from the light, an edge in the color of the light on the
 * other side, and a shadow on what is behind the subject. With a `reach` of 1, that shadow ends 35 px from the subject.
 * With `isEven`, the edge is all around the subject, so that a dark outline stands out from a dark ground.
 */
export const formLight = (color = '#fff3d6', reach = 1, isEven = false): string =>
  `<filter id="form-light" x="-.2" y="-.2" width="1.4" height="1.4" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${9 * reach}" result="soft"/>` +
  '<feOffset dx="-12" dy="-9"/><feComposite in="SourceAlpha" operator="out" result="far"/>' +
  '<feFlood flood-color="#1c0a3c" flood-opacity=".62"/><feComposite in2="far" operator="in" result="shade"/>' +
  (isEven
    ? '<feMorphology in="SourceAlpha" operator="dilate" radius="2" result="near"/>'
    : '<feGaussianBlur in="SourceAlpha" stdDeviation="1.3"/><feOffset dx="2.6" dy="2.6"/>' +
      '<feComposite in="SourceAlpha" operator="out" result="near"/>') +
  `<feFlood flood-color="${color}" flood-opacity=".85"/><feComposite in2="near" operator="in" result="rim"/>` +
  `<feOffset in="soft" dx="${8 * reach}" dy="${10 * reach}"/><feComponentTransfer result="cast">` +
  '<feFuncA type="linear" slope=".42"/></feComponentTransfer>' +
  `<feMerge>${[...(isEven ? ['cast', 'rim'] : ['cast']), 'SourceGraphic', 'shade', ...(isEven ? [] : ['rim'])]
    .map((layer) => `<feMergeNode in="${layer}"/>`)
    .join('')}</feMerge></filter>`

/** A subject in the light that the image defines. */
export const inLight = (content: string): string => `<g filter="url(#form-light)">${content}</g>`
