import styles from './images-page.module.css'

/** Tips for photos that help a buyer. */
export function PhotoTips() {
  return (
    <div className={styles.tips}>
      <h2>Four photos that help</h2>
      <ol>
        <li>The whole thing, from the side</li>
        <li>The seat, or what one touches, close up</li>
        <li>Controls and label</li>
        <li>Any wear or damage</li>
      </ol>
      <p>Plain wall, daylight, nobody in the picture. We remove hidden place data from every photo.</p>
    </div>
  )
}
