/** Values with which an operator could try to run code in a browser, or to make it load an address of another site. */

const FOREIGN = 'evil.example'

/** Texts that would be markup, script or style if a page did not escape them. */
const markup: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '"onmouseover="alert(1)" x="',
  '<svg onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  `<iframe src="https://${FOREIGN}/">`,
  `<img src="https://${FOREIGN}/p.png">`,
  `<link rel=stylesheet href="https://${FOREIGN}/s.css">`,
  `<base href="https://${FOREIGN}/">`,
  `<meta http-equiv="refresh" content="0;url=https://${FOREIGN}/">`,
  `<object data="https://${FOREIGN}/o">`,
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<a href="javascript:alert(1)">here</a>',
  '\u2028alert(1)\u2029',
  '\\u003cscript>alert(1)\\u003c/script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3c;script&#x3e;alert(1)',
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  '\u202Egnp.exe',
  '\u0000<script>alert(1)</script>',
]

/** Addresses that run code, or belong to another site although they look like paths of the site. */
const addresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
  `//${FOREIGN}/x.png`,
  `/\\${FOREIGN}/x.png`,
  `\\\\${FOREIGN}\\x.png`,
  `/\t/${FOREIGN}/x.png`,
  `https://${FOREIGN}/x.png`,
  `HTTPS://${FOREIGN}/x.svg`,
  `http://${FOREIGN}/x.js`,
  `https://operator@${FOREIGN}/`,
  `https:${FOREIGN}`,
  '../../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  '/studio/api/me',
  '/?preview=x',
]

/** Values of design tokens that would end a declaration, or load a file. */
const styles: readonly string[] = [
  `url(https://${FOREIGN}/p.png)`,
  `url("//${FOREIGN}/p.png")`,
  `u\\72l(https://${FOREIGN}/p.png)`,
  `image-set("https://${FOREIGN}/p.png" 1x)`,
  `src("https://${FOREIGN}/p.png")`,
  `image("https://${FOREIGN}/p.png")`,
  `#fff;background:url(https://${FOREIGN}/p.png)`,
  `#fff}body{background:url(https://${FOREIGN}/p.png)`,
  `#fff/**/;@import "https://${FOREIGN}/s.css"`,
  `red;}@font-face{font-family:x;src:url(https://${FOREIGN}/f.woff2)}`,
  'expression(alert(1))',
  'var(--x,url(https://evil.example/p.png))',
  `attr(data-x url,"https://${FOREIGN}/p.png")`,
  '</style><script>alert(1)</script>',
  '\\3c/style\\3e',
  '-moz-binding:url(https://evil.example/x)',
]

export const payloads: readonly string[] = [...new Set([...markup, ...addresses, ...styles])]

/**
 * A harmless text, path and color. Into a field that accepts one of these values, operators can write values of their
 * own choice.
 */
export const harmless: readonly string[] = ['Plain words', '/news', '#336699']
