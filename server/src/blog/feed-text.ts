/** The text of an answer in the charset that it or its first line names, UTF-8 else. */
export function feedText({ bytes, headers }: { bytes: Buffer; headers: Record<string, string> }): string {
  const told = /charset=["']?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  const written = /^[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.toString('latin1', 0, 200))?.[1]
  return decoderOf(told ?? written ?? 'utf-8').decode(bytes)
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
