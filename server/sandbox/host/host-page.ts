/** Partners whose mini-apps have a host name in the site document. */
export const brands = ['maya', 'lazada', 'glife', 'minilife', 'wallet', 'pay', 'shop'] as const

/** The containers that have a simulated host page, with the title of the page. */
export const containers = {
  miniapp: 'Mini-app of a partner',
  bot: 'Frame of a chat bot',
  native: 'Webview of the native app',
} as const

export type HostContainer = keyof typeof containers

/**
 * The HTML document of a simulated host page. Its behavior is in `host.js`, which builds the address of the frame,
 * because the server does not know the port that the browser uses. A bot cannot log players in or out.
 */
export function hostPage(container: HostContainer): string {
  const brandField =
    container === 'miniapp'
      ? `<label>Partner <select id="brand">${brands.map((brand) => `<option>${brand}</option>`).join('')}</select></label>`
      : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${containers[container]} · Sandbox</title>
<link rel="icon" href="/sandbox/page/icon.svg">
<link rel="stylesheet" href="/sandbox/page/page.css">
<link rel="stylesheet" href="/sandbox/host/assets/host.css">
<script type="module" src="/sandbox/host/assets/host.js"></script>
</head>
<body data-container="${container}">
<header><strong>SANDBOX</strong> This page stands for the app or page around the site. The frame shows the real player.</header>
<main>
<h1>${containers[container]}</h1>
<p id="key-needed" hidden>To log players in, and to store messages for <code>/sandbox/player-messages</code>,
this page needs the key of the sandbox: add <code>#key=</code> and the key to its address.</p>
<div class="row">
${brandField}
<span${container === 'bot' ? ' hidden' : ''}><label>Player <input id="login-name" value="demo01" size="10"></label>
<button id="log-in">Log in</button> <button id="log-out">Log out</button></span> <button id="reload">Reload</button>
</div>
<div class="host">
<iframe id="player" title="Player" allow="clipboard-write; fullscreen"></iframe>
<section><h2>Messages of the player</h2><ol id="messages"></ol></section>
</div>
<p id="status" role="status"></p>
</main>
</body>
</html>
`
}
