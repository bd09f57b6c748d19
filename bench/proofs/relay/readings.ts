/** Everything that a mail can be read as: its bytes, and those that its encodings stand for. */
export function readings(raw: string): string[] {
  return [raw, fromQuotedPrintable(raw), ...[...raw.matchAll(base64Block)].map(([block]) => fromBase64(block))]
}

const base64Block = /(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+/gm

const fromBase64 = (block: string) => Buffer.from(block, 'base64').toString()

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
