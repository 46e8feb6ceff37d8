/** Headers of every answer, worked out once at start. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const { protocol, host } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'report-sample'",
    "img-src 'self' data: blob:",
    // Older Safari does not count a WebSocket to the own origin as 'self'.
    `connect-src 'self' ${isHttps ? 'wss' : 'ws'}://${host}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}
