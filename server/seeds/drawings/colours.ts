import type { Paint, Tint } from './types.ts'

export const line = '#23362F'
export const metal = '#D3DDDA'
export const steel = '#A9B8B4'
export const rubber = '#2E3B38'
export const white = '#FFFFFF'
export const pale = '#DDE6E3'
export const wood = '#B98550'
export const woodLight = '#D0A06B'
export const cane = '#D9B98C'
export const sun = '#FFC43D'
export const grey = '#6B7C76'

export const paints: Record<Tint, Paint> = {
  slate: { base: '#3E6C86', dark: '#31576D', light: '#7FA7BD', word: 'blue' },
  wine: { base: '#96434C', dark: '#7A343C', light: '#C98A90', word: 'red' },
  moss: { base: '#4E7F5E', dark: '#3E674C', light: '#8FB79B', word: 'green' },
  plum: { base: '#6B4A74', dark: '#563A5E', light: '#A78BAF', word: 'purple' },
  sea: { base: '#2F7F7B', dark: '#256763', light: '#7DB8B4', word: 'teal' },
  rust: { base: '#C0633A', dark: '#9E4F2C', light: '#E0A183', word: 'orange' },
  navy: { base: '#33507C', dark: '#283F64', light: '#8097BD', word: 'dark blue' },
}
