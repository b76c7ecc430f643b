import { defineConstants } from '../../engine/action.ts'

export const constants = defineConstants({
  removedWords: {
    schema: { type: 'array', items: { type: 'string', pattern: '^[a-z]+$' } },
    description:
      'Words that are removed from the messages that players write in live rooms (document 1, section 5; reading AM-054).',
    default: (
      'onabort onblur onchange onclick ondblclick onerror onfocus oninput onkeydown onkeypress onkeyup onload ' +
      'onmousedown onmousemove onmouseout onmouseover onmouseup onpointerdown onpointerup onreset onresize onscroll ' +
      'onselect onsubmit ontouchend ontouchstart onunload script location href src'
    ).split(' '),
  },
})
