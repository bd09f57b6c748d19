export type Device = 'android' | 'ios'

type Browser = { userAgent: string; maxTouchPoints: number }

/** The marks of other browsers, whose user agents name Chrome or Safari too. */
const otherBrowsers = /EdgA|EdgiOS|OPR|OPiOS|SamsungBrowser|CriOS|FxiOS|Firefox|GSA|DuckDuckGo|YaBrowser|; wv\)/

/** Detects Chrome on Android and Safari on iOS, which can add a page to the home screen. An iPad calls itself a Mac. */
export function supportedDevice({ userAgent, maxTouchPoints }: Browser): Device | undefined {
  if (otherBrowsers.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return /Chrome\/\d/.test(userAgent) ? 'android' : undefined
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && /Version\/.+Safari/.test(userAgent) ? 'ios' : undefined
}

/** Whether the page was opened from the home screen already. */
export const isOnHomeScreen = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
