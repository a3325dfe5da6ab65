import { hasFormat } from '#contract/kit/validators.ts'

interface Written {
  readonly applyUserName: string
  readonly applyUserMobile: string
  readonly permissionIdList: readonly string[]
  readonly applyReason: string
}

/**
 * What speaks against an application, field by field, on the page and on the server alike (specification, section 5).
 */
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
