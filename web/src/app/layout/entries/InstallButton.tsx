import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Installs the portal like an app. Browsers say when they offer that; before it, or once it is installed, there is no
 * button.
 */
export function InstallButton({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [offer] = useState(() => window.installOffer)
  if (!offer) return null
  const install = async () => {
    // A browser takes the answer to an offer once.
    delete window.installOffer
    onDone()
    await offer.prompt().catch(() => undefined)
  }
  return (
    <button type="button" onClick={() => void install()}>
      {t('shell.install')}
    </button>
  )
}
