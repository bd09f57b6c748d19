const base = 'https://here.invalid'

/**
 * Returns the requested redirect target after signing in if it is a path of this site, with its query and hash. Anything that could
 * lead elsewhere, also once it is decoded, becomes '/'.
 */
export function safePath(requested: string | null | undefined): string {
  if (!requested || !isPlain(requested) || !URL.canParse(requested, base)) return '/'
  const { origin, pathname, search, hash } = new URL(requested, base)
  return origin === base && isPlain(pathname) ? pathname + search + hash : '/'
}

/** Whether it begins with one slash and contains no control characters, however often it is decoded. */
function isPlain(text: string): boolean {
  for (let path = text; ; ) {
    const [pathPart = ''] = path.split(/[?#]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so that what follows moves up
    if (!/^\/(?![/\\])/.test(pathPart) || /[\u0000-\u001f\u007f\\]/.test(pathPart)) return false
    const decoded = decodedOnce(pathPart)
    if (decoded === undefined) return false
    if (decoded === pathPart) return true
    path = decoded
  }
}

function decodedOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
