const GROUPS = 5;

/**
 * Five groups of four digits from both ends' certificates, the same on both sides unless somebody stands between them. So long
 * that certificates which happen to give the same code cannot be found while two people connect. Null before both are known.
 */
export async function comparisonCode(connection: RTCPeerConnection): Promise<string | null> {
  const own = fingerprintOf(connection.currentLocalDescription?.sdp);
  const other = fingerprintOf(connection.currentRemoteDescription?.sdp);
  if (own === null || other === null) return null;
  const text = new TextEncoder().encode(`Dragoman room\n${[own, other].sort().join('\n')}`);
  const digest = new DataView(await crypto.subtle.digest('SHA-256', text));
  const groups = Array.from({ length: GROUPS }, (_, at) => digest.getUint32(at * 4) % 10_000);
  return groups.map((each) => String(each).padStart(4, '0')).join(' ');
}

/** The strongest that a description names; all its lines have the same. */
export function fingerprintOf(sdp: string | undefined): string | null {
  const found = [...(sdp ?? '').matchAll(/^a=fingerprint:(\S+) ([0-9A-F:]+)\s*$/gim)];
  const texts = found.map(([, hash = '', value = '']) => `${hash.toLowerCase()} ${value.toUpperCase()}`);
  const distinct = [...new Set(texts)];
  // Two certificates in one description are none that could be compared.
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
}
