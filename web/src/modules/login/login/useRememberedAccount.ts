import { useState } from 'react'

const REMEMBERED = 'rememberedUser'

/** Account of the login form, prefilled with the given one, or with the remembered one after hydration. */
export function useRememberedAccount(isHydrated: boolean, given?: string) {
  const remembered = isHydrated ? localStorage.getItem(REMEMBERED) : null
  const [typed, setAccount] = useState(given)
  const [chosen, setRemembered] = useState<boolean>()
  const account = typed ?? remembered ?? ''
  const isRemembered = chosen ?? remembered !== null
  const remember = () => {
    if (isRemembered) localStorage.setItem(REMEMBERED, account.trim())
    else localStorage.removeItem(REMEMBERED)
  }
  return { account, setAccount, isRemembered, setRemembered, remember }
}
