import type { CSSProperties } from 'react'

/** The light and dark colours of web/app/styles/colours.css, repeated: mail programs do not support custom properties. */
const light = {
  ground: '#f5f6f1',
  paper: '#ffffff',
  sunken: '#e8eee8',
  line: '#cbd4cc',
  ink: '#15211e',
  second: '#38463f',
  fir: '#0f4c42',
  sun: '#ffc43d',
  sunEdge: '#7a5200',
}
const dark = {
  ground: '#0f1816',
  paper: '#182422',
  sunken: '#22322e',
  line: '#3a4c46',
  ink: '#f2f6f2',
  second: '#c9d4cd',
  fir: '#96dec7',
  sun: '#ffcb52',
  sunEdge: '#d29a1e',
}

const font = 'Arial, Helvetica, sans-serif'
const text: CSSProperties = { fontFamily: font, fontSize: '18px', lineHeight: '27px', color: light.ink }

/** Written at each element, since many mail programs drop style sheets. Nothing is smaller than 18 px but the foot, at 17. */
export const emailStyle = {
  ground: { backgroundColor: light.ground, margin: 0, padding: 0 },
  sheet: { backgroundColor: light.paper, maxWidth: '600px' },
  head: { borderBottom: `6px solid ${light.fir}` },
  headCell: { padding: '24px 28px' },
  name: { ...text, margin: 0, fontSize: '28px', lineHeight: '34px', fontWeight: 700, color: light.fir },
  mark: { border: 0, marginRight: '12px', verticalAlign: 'middle' },
  main: { padding: '28px 28px 20px' },
  heading: { ...text, margin: '0 0 12px', fontSize: '28px', lineHeight: '34px', fontWeight: 700 },
  paragraph: { ...text, margin: '0 0 16px' },
  quoted: {
    ...text,
    margin: '0 0 16px',
    borderLeft: `6px solid ${light.fir}`,
    padding: '2px 0 2px 16px',
    wordBreak: 'break-word',
  },
  address: { ...text, margin: '0 0 24px', wordBreak: 'break-all' },
  listing: { margin: '0 0 20px', border: `2px solid ${light.line}`, borderRadius: '16px' },
  listingCell: { padding: '16px 20px 4px' },
  listingTitle: { ...text, margin: '0 0 12px', fontSize: '21px', lineHeight: '27px', fontWeight: 700 },
  price: { ...text, margin: '0 0 12px', fontSize: '28px', lineHeight: '30px', fontWeight: 700 },
  picture: { display: 'block', width: '100%', maxWidth: '540px', height: 'auto', borderRadius: '14px 14px 0 0' },
  link: { color: light.fir, textDecoration: 'underline', wordBreak: 'break-word' },
  stepTable: { margin: '8px 0 24px' },
  stepCell: {
    backgroundColor: light.sun,
    border: `2px solid ${light.sunEdge}`,
    borderBottomWidth: '6px',
    borderRadius: '10px',
    textAlign: 'center',
  },
  // The ink on Sun is the same in the dark, where the yellow stays yellow.
  step: { ...text, display: 'block', padding: '14px 20px', fontWeight: 700, textDecoration: 'none' },
  foot: { backgroundColor: light.sunken },
  footCell: { padding: '24px 28px' },
  footText: { ...text, margin: '0 0 12px', fontSize: '17px', lineHeight: '25px', color: light.second },
} satisfies Record<string, CSSProperties>

/** The dark style sheet, by the classes of the parts. */
export const darkSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .sheet { background-color: ${dark.paper} !important; }
  .foot { background-color: ${dark.sunken} !important; }
  .head { border-bottom-color: ${dark.fir} !important; }
  .listing { border-color: ${dark.line} !important; }
  .quoted { border-left-color: ${dark.fir} !important; }
  .ink { color: ${dark.ink} !important; }
  .second { color: ${dark.second} !important; }
  .fir { color: ${dark.fir} !important; }
  .step { background-color: ${dark.sun} !important; border-color: ${dark.sunEdge} !important; }
}`
