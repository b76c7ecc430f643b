/** The token of a preview address (`?preview=TOKEN`); null when the page is not a preview. */
export function previewToken(): string | null {
  return new URLSearchParams(location.search).get('preview')
}
