import { useEffect, useState } from 'react'
import { MAX_UPLOAD_BYTES } from '../../../images/upload/limits'

/** SHA-256 hash of a file, as the server computes it; null until it is known, and without HTTPS. */
export function useFileHash(file: File | null): string | null {
  const [hashed, setHashed] = useState<{ readonly file: File; readonly hash: string } | null>(null)
  useEffect(() => {
    if (!file || !isSecureContext || file.size > MAX_UPLOAD_BYTES) return
    let isCurrent = true
    const set = (hash: string) => isCurrent && setHashed({ file, hash })
    // A file that cannot be read any more is reported when it is sent.
    void hashOf(file).then(set, () => {})
    return () => {
      isCurrent = false
    }
  }, [file])
  return hashed !== null && hashed.file === file ? hashed.hash : null
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
