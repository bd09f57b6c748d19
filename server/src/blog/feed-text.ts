/** Decodes an answer in the charset of its header or its first line, else as UTF-8. */
export function feedText({ bytes, headers }: { bytes: Buffer; headers: Record<string, string> }): string {
  const headerCharset = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const declaredCharset = /^[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.toString('latin1', 0, 200))?.[1]
  return decoderOf(headerCharset ?? declaredCharset ?? 'utf-8').decode(bytes)
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
