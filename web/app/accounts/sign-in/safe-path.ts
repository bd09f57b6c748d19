const here = 'https://here.invalid'

/**
 * Where someone goes on to after signing in, as an address asks for it: a path of this site with its query and hash. Anything that
 * could lead elsewhere, also once it is decoded, is '/'.
 */
export function safePath(asked: string | null | undefined): string {
  if (!asked || !isPlain(asked) || !URL.canParse(asked, here)) return '/'
  const { origin, pathname, search, hash } = new URL(asked, here)
  return origin === here && isPlain(pathname) ? pathname + search + hash : '/'
}

/** It begins with one slash, holds no control letters, and stays so however often it is decoded. */
function isPlain(text: string): boolean {
  for (let path = text; ; ) {
    const [begin = ''] = path.split(/[?#]/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so that what follows moves up
    if (!/^\/(?![/\\])/.test(begin) || /[\u0000-\u001f\u007f\\]/.test(begin)) return false
    const decoded = decodedOnce(begin)
    if (decoded === undefined) return false
    if (decoded === begin) return true
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
