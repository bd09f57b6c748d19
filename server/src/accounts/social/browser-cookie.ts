export type Kept = {
  name: 'social_login' | 'social_code'
  /** The one address that the browser brings it back to. */
  path: string
  value: string
  seconds: number
}

/** Lax: the provider's redirect brings it back, a form or a picture of another site does not. No other host is given it. */
export function browserCookie(publicUrl: string, { name, path, value, seconds }: Kept): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** What the browser brings back under this name; '' when nothing. */
export const broughtBack = (cookies: string | undefined, name: Kept['name']): string =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)(?:;|$)`).exec(cookies ?? '')?.[1] ?? ''
