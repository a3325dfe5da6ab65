import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Install button. Hidden until the browser offers the installation, and once installed. */
export function InstallButton({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [offer] = useState(() => window.installOffer)
  if (!offer) return null
  const install = async () => {
    // An install offer can be used once.
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
