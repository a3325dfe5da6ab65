import { useEffect, useRef } from 'react'
import type { LoginResult } from '#contract/login/login.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { useLogin } from './useLogin.ts'

export interface EnterByKeyProps {
  /** Call that may open a session; made once on mount. */
  readonly open: () => Promise<LoginResult>
  readonly onFailure: (error: Error) => void
  readonly onGiveUp: () => void
}

/** Continues a login after any login method: account, second factor, then the requested page. */
export function EnterByKey({ open, onFailure, onGiveUp }: EnterByKeyProps) {
  const login = useLogin(onFailure)
  const isBegun = useRef(false)
  const { mutate } = login
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    mutate(() => enterBy(open))
  }, [mutate, open])
  return <NextStep login={login} onGiveUp={onGiveUp} />
}
