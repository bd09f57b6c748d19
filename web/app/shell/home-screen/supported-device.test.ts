import { expect, test } from 'vitest'
import { supportedDevice } from './supported-device.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile'
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const agents: [string, string, number, string | undefined][] = [
  ['Chrome on Android', `${chrome} Safari/537.36`, 5, 'android'],
  ['Safari on an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${safari}`, 5, 'ios'],
  [
    'Safari on an iPad, which calls itself a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`,
    5,
    'ios',
  ],
  ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, undefined],
  ['Chrome on an iPhone', `Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/140 Version/26.0 Safari/604.1`, 5, undefined],
  ['Edge on Android', `${chrome} Safari/537.36 EdgA/140`, 5, undefined],
  ['a page inside another app', `${chrome.replace('Pixel 8)', 'Pixel 8; wv)')} Safari/537.36`, 5, undefined],
  ['Chrome on a desk', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', 0, undefined],
]

test.each(agents)('[GEN-13] the home screen’s hint and %s', (_name, userAgent, maxTouchPoints, device) => {
  expect(supportedDevice({ userAgent, maxTouchPoints })).toBe(device)
})
