import type { Plugin } from 'vite'

const svgProbe = "div.innerHTML = '<svg/>';"

/**
 * While it loads, Leaflet asks whether the browser knows SVG within HTML by making markup of text, which the page's policy refuses
 * (docs/decisions/0027). The same is asked by making the element. Another Leaflet, without that line, ends the build.
 */
export const leafletWithoutMarkup = (): Plugin => ({
  name: 'leaflet-without-markup',
  transform: {
    filter: { id: /\/leaflet-src\.js$/ },
    handler(code) {
      if (!code.includes(svgProbe))
        throw new Error('Leaflet no longer asks for SVG as web/vite/leaflet-without-markup.ts knows it')
      return { code: code.replace(svgProbe, "div.appendChild(svgCreate('svg'));"), map: null }
    },
  },
})
