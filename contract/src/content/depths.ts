import type { PageTitle } from './pages.ts'

/** How many links the content service follows from a page, where the specification says so; elsewhere as deep as the page goes. */
export const pageDepths: { readonly [Title in PageTitle]?: number } = { 'About Us': 3, 'Contact Us Faqs': 2 }
