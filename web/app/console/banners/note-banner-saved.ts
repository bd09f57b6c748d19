/** The banner of this page shows how things are now. Not imported from there: every page would carry a file more. */
export const noteBannerSaved = () => dispatchEvent(new Event('banner-saved'))
