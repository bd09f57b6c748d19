/** The numbers of requested tiles that were loaded and that failed. */
export type TileCount = { loaded: number; failed: number }

export const noTiles: TileCount = { loaded: 0, failed: 0 }

export const countTile = ({ loaded, failed }: TileCount, tile: 'came' | 'failed'): TileCount =>
  tile === 'came' ? { loaded: loaded + 1, failed } : { loaded, failed: failed + 1 }

/** Whether enough tiles are loaded for a readable map. Until then, and in place of a missing tile, the drawn map is seen. */
export const areTilesUsable = ({ loaded, failed }: TileCount): boolean => loaded > failed

/** Whether so many tiles failed that no more are requested. */
export const haveTilesFailed = ({ loaded, failed }: TileCount): boolean => failed > 2 && failed > loaded
