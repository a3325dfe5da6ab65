import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWith } from '#web/messages/lazy.ts'
import { Truncated } from '#web/kit/Truncated.tsx'

const AccountSwitch = lazyWith(
  ['login'],
  async () => (await import('#web/modules/login/account/AccountSwitch.tsx')).AccountSwitch,
)

/** The department that somebody works for now; it opens the choice of another. */
export function DeptButton({ name, className }: { readonly name: string; readonly className: string | undefined }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        title={`${t('shell.switchDept')}\n${name}`}
        onClick={() => setOpen(true)}
      >
        <Truncated text={name} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountSwitch onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
