import { inValue, type Mistake } from './mistake.fixture.ts'

const day = 'skin/day.json'
const coral = '"color.coral": "#ff6b5e"'
const color = 'expected a color such as #1b1b1f'

export const colors: readonly Mistake[] = [
  ...inValue('a color', day, coral, '/tokens/color.coral', '"color.coral": "#ff7a6e"', [
    ['"color.coral": "#ff6b5"', 'CFG-FORM', color],
    ['"color.coral": "#ff6b5g"', 'CFG-FORM', color],
    ['"color.coral": "ff6b5e"', 'CFG-FORM', color],
    ['"color.coral": "0xff6b5e"', 'CFG-FORM', color],
    ['"color.coral": "#ff6b5e;"', 'CFG-FORM', color],
    ['"color.coral": " #ff6b5e"', 'CFG-FORM', color],
    ['"color.coral": "＃ff6b5e"', 'CFG-FORM', color],
    ['"color.coral": "coralle"', 'CFG-FORM', color],
    ['"color.coral": "rgb("', 'CFG-FORM', color],
    ['"color.coral": "rgb(255, 107)"', 'CFG-FORM', color],
    ['"color.coral": "rgb(255 107 94 50%)"', 'CFG-FORM', color],
    ['"color.coral": "255, 107, 94"', 'CFG-FORM', color],
    ['"color.coral": "hsl(13)"', 'CFG-FORM', color],
    ['"color.coral": "*/"', 'CFG-FORM', color],
    ['"color.coral": "var(--color-coral)"', 'CFG-FORM', color],
    ['"color.coral": "url(x.png)"', 'CFG-FORM', color],
    ['"color.coral": "linear-gradient(#fff, #000)"', 'CFG-FORM', color],
    ['"color.coral": ""', 'CFG-FORM', color],
    ['"color.coral": 16739166', 'CFG-TYPE', 'expected'],
    ['"color.coral": null', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue('the name of a token', day, coral, '/tokens/color.corral', '"color.coral": "#ff6b5f"', [
    ['"color.corral": "#ff6b5e"', 'CFG-REF', 'did you mean "color.coral"?'],
  ]),
  ...inValue('the name of a token', day, coral, '/tokens/coral', '"color.coral": "#ff6b5d"', [
    ['"coral": "#ff6b5e"', 'CFG-REF', 'there is no token "coral"'],
  ]),
  ...inValue('a text color', day, coral, '/tokens/color.text', '"color.text": "#ffffff"', [
    ['"color.text": "#444444"', 'CFG-CONTRAST', 'has a contrast of'],
    ['"color.text": "transparent"', 'CFG-FORM', color],
    ['"color.text": "#ffffff40"', 'CFG-CONTRAST', 'must be opaque'],
  ]),
  ...inValue('the scheme', day, '"scheme": "dark"', '/scheme', '"scheme": "light"', [
    ['"scheme": "darkk"', 'CFG-ENUM', 'did you mean "dark"?'],
    ['"scheme": "Dark"', 'CFG-ENUM', 'did you mean "dark"?'],
  ]),
  ...inValue('the priority', day, '"priority": 1', '/priority', '"priority": 0', [
    ['"priority": "1"', 'CFG-TYPE', 'expected'],
  ]),
  ...inValue('the priority of two skins', 'skin/winter.json', '"priority": 2', '', '"priority": 3', [
    ['"priority": 1', 'PRF-OVERLAP', 'the same priority, 1'],
  ]),
  ...inValue('the default skin', 'site.json', '"skinDefault": "day"', '/skinDefault', '"skinDefault": "winter"', [
    ['"skinDefault": "night"', 'CFG-REF', 'there is no skin "night"'],
    ['"skinDefault": "Day"', 'CFG-REF', 'did you mean "day"?'],
  ]),
]
