/** Tells the banner at the top of the page to reload. An event rather than an import, which would add a file to every page. */
export const noteBannerSaved = () => dispatchEvent(new Event('banner-saved'))
