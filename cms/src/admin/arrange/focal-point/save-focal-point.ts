/** Stores the focal point of an image, percent. Returns why it failed, or null. */
export async function saveFocalPoint(
  url: string,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ focalX: x, focalY: y }),
    })
    return response.ok ? null : `The focal point was not saved (status ${response.status}).`
  } catch {
    // Offline, or the server is starting.
    return 'The focal point was not saved, because there is no connection.'
  }
}
