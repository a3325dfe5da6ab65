import { useState } from 'react'

const REMEMBERED = 'rememberedUser'

/** The account of a login, filled in with the one that this browser remembers once the page is hydrated. */
export function useRememberedAccount(isHydrated: boolean) {
  const remembered = isHydrated ? localStorage.getItem(REMEMBERED) : null
  const [typed, setAccount] = useState<string>()
  const [chosen, setRemembered] = useState<boolean>()
  const account = typed ?? remembered ?? ''
  const isRemembered = chosen ?? remembered !== null
  const remember = () => {
    if (isRemembered) localStorage.setItem(REMEMBERED, account.trim())
    else localStorage.removeItem(REMEMBERED)
  }
  return { account, setAccount, isRemembered, setRemembered, remember }
}
