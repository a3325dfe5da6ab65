export function buildWeb(): Promise<boolean>
