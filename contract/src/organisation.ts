/**
 * Who runs this marketplace. An organisation that adopts it changes this file, and the drawing of the mark in
 * web/app/shell/header/logo.tsx; nothing else on pages or in mails names anyone.
 */
export const organisation = {
  name: 'Reable',
  tagline: 'Used health and mobility equipment, passed on',
  charity: 'A volunteer-run charity. Used health and mobility equipment, passed on across Metro Vancouver.',
  region: 'Metro Vancouver',
  /** Placeholder: the organisation's own to set. */
  email: 'hello@reable.example',
  /** A telephone number that people may call, such as '604-555-0100'; left empty, none is shown. */
  phone: '' as string,
  /** Placeholder: the postal address that stands at the foot of every mail. */
  postalAddress: 'PO Box 000, Vancouver BC',
  /** Placeholders: the organisation's own accounts are to be set here; one left out is not shown. */
  social: [
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
    { name: 'YouTube', address: 'https://www.youtube.com/' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
  ],
} as const
