import { useState } from 'react'
import { newCodeKey } from './Captcha.tsx'

/** A picture code: what is typed, and which picture it is about. Every answer of the server has used the picture up. */
export function usePicture() {
  const [code, setCode] = useState('')
  const [codeKey, setCodeKey] = useState(newCodeKey)
  const renew = () => {
    setCode('')
    setCodeKey(newCodeKey())
  }
  return { code, setCode, codeKey, renew, typed: { code: code.trim(), key: String(codeKey) } }
}
