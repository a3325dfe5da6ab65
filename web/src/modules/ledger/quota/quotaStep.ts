/** Open dialog of the quota entry: explanation, form, or missing certificate. */
export type QuotaStep = 'explain' | 'apply' | 'certificate'
