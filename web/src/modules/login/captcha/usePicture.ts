import { useState } from 'react'
import { newCodeKey } from './Captcha.tsx'

/** Captcha: typed code and key of the picture. Every reply of the server uses up the picture. */
export function usePicture() {
  const [code, setCode] = useState('')
  const [codeKey, setCodeKey] = useState(newCodeKey)
  const renew = () => {
    setCode('')
    setCodeKey(newCodeKey())
  }
  return { code, setCode, codeKey, renew, typed: { code: code.trim(), key: String(codeKey) } }
}
