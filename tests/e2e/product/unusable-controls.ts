/**
 * Controls in front that are smaller than 24 px or reach out of the screen. The label around a checkbox and
 * the frame around a search of options belong to their targets. Runs in the page.
 */
export function unusableControls(): string[] {
  const controls = [
    ...document.querySelectorAll('button, a[href], input, select, textarea, [role=checkbox]'),
  ]
  return controls.flatMap((control) => {
    const target = control.closest('label, .rs__control') ?? control
    const { left, right, top, width, height } = target.getBoundingClientRect()
    const isInText = getComputedStyle(target).display === 'inline'
    const isShown =
      target.checkVisibility({ visibilityProperty: true }) && width > 0 && top < innerHeight
    // Behind the open menu or a dialog.
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!isShown || isInText || (front && !target.contains(front))) return []
    const isUsable = left >= 0 && right <= innerWidth && Math.min(width, height) > 23.9
    const name = control.ariaLabel ?? (target.textContent || control.id)
    return isUsable ? [] : [`${name} ${width} × ${height}`]
  })
}
