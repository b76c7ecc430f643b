/** The images of a new site: two overlapping sheets, in the colors of its light skin. */

const sheets =
  '<rect x="-92" y="-112" width="136" height="176" rx="22" fill="#8fb4ff"/>' +
  '<rect x="-44" y="-64" width="136" height="176" rx="22" fill="#ffffff"/>' +
  '<path d="M-14 -22H62M-14 18H62M-14 58H30" fill="none" stroke="#1f57c3" stroke-width="14" stroke-linecap="round"/>'

/** The app icon, 512 x 512 pixels. */
export const newIcon = image(512, 512, `<g transform="translate(256 256) scale(1.4)">${sheets}</g>`)

/** The image for shared links, 1200 x 630 pixels. */
export const newShareCard = image(1200, 630, `<g transform="translate(600 315) scale(1.8)">${sheets}</g>`)

function image(width: number, height: number, shapes: string): string {
  const size = `width="${width}" height="${height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>` +
    `<rect ${size} fill="#1f57c3"/>${shapes}</svg>\n`
  )
}
