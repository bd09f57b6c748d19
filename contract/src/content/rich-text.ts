/** A span of a line: plain, strong, or a link to an http(s) address or a path of ours. */
export type TextSpan = { text: string; strong?: true; href?: string }

/** The blocks of formatted text, whatever its source. Nothing else reaches a page: no markup, no script, no style. */
export type Block =
  /** `level` 2 to 4; `anchor` is what an address's # leads to, made from the text. */
  | { kind: 'heading'; level: number; anchor: string; line: TextSpan[] }
  | { kind: 'paragraph'; line: TextSpan[] }
  | { kind: 'quote'; line: TextSpan[] }
  | { kind: 'list'; ordered: boolean; items: TextSpan[][] }

export type RichText = Block[]

/** Whether a link is safe: http, https, mailto, tel, a path or an anchor of ours; never script, data or a disguised origin. */
export function isSafeLink(address: string): boolean {
  if (/[\s\\<>"]/.test(address)) return false
  return /^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(address)
}
