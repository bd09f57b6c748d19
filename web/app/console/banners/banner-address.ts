import { href } from 'react-router'

/** The address at which a banner is edited, or a new one written. */
export const bannerAddress = (id: number | 'new'): string => href('/console/banners/:id', { id: String(id) })
