/** Texts of the page in its language, which the server has written into the document. */
const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')

/** The text of a key. Names in braces are replaced by values. */
export function say(key, values = {}) {
  return texts[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
}
