/**
 * A proxy between browser and site. It serves pages unchanged, without scripts, or with hand-written scripts, counts
 * bytes, and can leave requests without an answer.
 */
import { type IncomingMessage, createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { HandScript } from './by-hand.ts'

const brotli = promisify(brotliCompress)

/** `ours`: unchanged; `static`: without scripts; `hand`: with hand-written React instead of the player app. */
export type PageVariant = 'ours' | 'static' | 'hand'

export interface PageProxy {
  readonly origin: string
  /**
   * Returns how many bytes, with headers, were sent to the browser since the last call: for pages and files, and for
   * gateway answers.
   */
  readonly bytes: () => { readonly delivery: number; readonly gateway: number }
  /** Requests for which this returns true get no answer. */
  hold: (path: string) => boolean
  readonly close: () => void
}

export async function openPageProxy(
  origin: string,
  variant: PageVariant,
  hand: HandScript | undefined,
): Promise<PageProxy> {
  const pages = new Map<
    string,
    { readonly body: Buffer; readonly headers: IncomingMessage['headers']; readonly status: number }
  >()
  const counted = { delivery: 0, gateway: 0 }
  const script = hand === undefined ? undefined : await compress(Buffer.from(hand.code), 11)
  const site = new URL(origin)

  const forward = (incoming: IncomingMessage, headers: IncomingMessage['headers']): Promise<IncomingMessage> =>
    new Promise((done, failed) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: site.port,
          path: incoming.url,
          method: incoming.method,
          headers: { ...incoming.headers, ...headers },
        },
        done,
      )
      outgoing.on('error', failed)
      incoming.pipe(outgoing)
    })

  async function page(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = incoming.url ?? '/'
    let kept = pages.get(key)
    if (kept === undefined) {
      const answer = await forward(incoming, { 'accept-encoding': 'identity' })
      const html = rewriteHtml((await bodyOf(answer)).toString('utf8'), variant, hand)
      const { 'content-length': _length, 'transfer-encoding': _coding, connection: _kept, ...headers } = answer.headers
      kept = { body: await compress(Buffer.from(html), 9), headers, status: answer.statusCode ?? 500 }
      pages.set(key, kept)
    }
    response
      .writeHead(kept.status, { ...kept.headers, 'content-encoding': 'br', 'content-length': kept.body.length })
      .end(kept.body)
  }

  const gate: PageProxy & { hold: PageProxy['hold'] } = {
    origin: '',
    hold: () => false,
    bytes() {
      const fresh = { ...counted }
      counted.delivery = counted.gateway = 0
      return fresh
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/'
    if (gate.hold(path)) return
    const { socket } = incoming
    const before = socket.bytesWritten
    // A connection sends one answer at a time, so all bytes written until the answer ends belong to it.
    response.on('close', () => {
      counted[/^\/(api|hint|report)/.test(path) ? 'gateway' : 'delivery'] += socket.bytesWritten - before
    })
    const answer = async (): Promise<void> => {
      if (script !== undefined && path === `/r/b/${hand?.name}`) {
        const headers = {
          'content-type': 'text/javascript',
          'content-encoding': 'br',
          'cache-control': 'max-age=31536000, immutable',
        }
        response.writeHead(200, { ...headers, 'content-length': script.length }).end(script)
      } else if (variant !== 'ours' && incoming.headers['sec-fetch-dest'] === 'document') await page(incoming, response)
      else {
        const answered = await forward(incoming, {})
        response.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(response)
      }
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return Object.assign(gate, { origin: `http://localhost:${(server.address() as AddressInfo).port}` })
}

function rewriteHtml(html: string, variant: PageVariant, hand: HandScript | undefined): string {
  const bare = html.replace(/<script type="application\/json"[^]*?<\/script>/, '')
  if (variant === 'static')
    return bare.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/ data-(?:chunks|later)="[^"]*"/g, '')
  return bare.replace(/data-chunks="[^"]*" data-later="[^"]*"/, `data-chunks="/r/b/${hand?.name}"`)
}

async function compress(bytes: Buffer, quality: number): Promise<Buffer> {
  return await brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
