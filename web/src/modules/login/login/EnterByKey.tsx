import { useEffect, useRef } from 'react'
import type { LoginResult } from '#contract/login/login.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { useLogin } from './useLogin.ts'

export interface EnterByKeyProps {
  /** The call that may open a session; it is made once, as soon as this is rendered. */
  readonly open: () => Promise<LoginResult>
  readonly onFailure: (error: Error) => void
  readonly onGiveUp: () => void
}

/**
 * Goes on from a login method that has shown who somebody is: the account, a second factor, and on to where they wanted
 * to be.
 */
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
