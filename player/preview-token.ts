/** The token of a preview address (`?preview=TOKEN`); null for everybody else. */
export function previewToken(): string | null {
  return new URLSearchParams(location.search).get('preview')
}
