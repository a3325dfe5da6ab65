import { hasFormat } from '#contract/kit/validators.ts'

interface Written {
  readonly applyUserName: string
  readonly applyUserMobile: string
  readonly permissionIdList: readonly string[]
  readonly applyReason: string
}

/** Refusal code of each field of an application, for form and server (specification, section 5). */
export const applicationChecks = {
  applyUserName: ({ applyUserName }: Written) =>
    applyUserName.trim() === '' ? ('restoreApplication.nameMissing' as const) : undefined,
  applyUserMobile: ({ applyUserMobile }: Written) => {
    if (applyUserMobile.trim() === '') return 'restoreApplication.mobileMissing' as const
    return hasFormat('telephone', applyUserMobile.trim()) ? undefined : ('restoreApplication.mobileWrong' as const)
  },
  permissionIdList: ({ permissionIdList }: Written) =>
    permissionIdList.length === 0 ? ('restoreApplication.permissionsMissing' as const) : undefined,
  applyReason: ({ applyReason }: Written) =>
    applyReason.trim() === '' ? ('restoreApplication.reasonMissing' as const) : undefined,
} as const

export const violationOfApplication = (written: Written) =>
  applicationChecks.applyUserName(written) ??
  applicationChecks.applyUserMobile(written) ??
  applicationChecks.permissionIdList(written) ??
  applicationChecks.applyReason(written)
