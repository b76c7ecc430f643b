/** Shows the contrast of a skin color beside its field. */
import { catalogue } from '../../../catalogue/catalogue.ts'
import type { TextPath } from '../../edit/text-edit.ts'
import { useForm } from '../context.ts'
import { contrastsOf } from './contrast.ts'

export function ContrastNote({ path }: { readonly path: TextPath }) {
  const { document } = useForm()
  const [list, token] = path
  if (list !== 'tokens' || typeof token !== 'string') return null
  const contrasts = contrastsOf(catalogue, token, document.tokens)
  const weak = contrasts.filter(({ isEnough }) => !isEnough)
  const shown = weak.length > 0 ? weak : contrasts.slice(0, 3)
  if (shown.length === 0) return null
  return (
    <span className={weak.length > 0 ? 'note error' : 'note dim'}>
      {weak.length > 0 ? 'Hard to read: ' : 'Contrast: '}
      {shown
        .map(({ token: other, is, ratio, least }) => `${is} ${other} ${ratio} : 1 (at least ${least} : 1)`)
        .join(', ')}
      .
    </span>
  )
}
