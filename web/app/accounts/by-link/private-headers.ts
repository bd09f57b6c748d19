/** For a page whose address brought a token: nothing keeps it, and no page after it learns where one came from. */
export const privateHeaders = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }
