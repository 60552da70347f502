/**
 * For a TLS server on this machine that only tests call. It protects nothing, and nobody but a test that names it trusts
 * it. Made for a hundred years with
 *   openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 \
 *     -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1
 */
export const LOCAL_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgfWk+iC6PKq/JacSx
DgltM4QNXQYo9baFeh+TVpMPFUOhRANCAARYBQe9u+O9+SW71kgIgvb6YZjnNird
ghYKO3sGgMXVBqdKt64tFNIBadImza6L7riRPTMdfJ1Zp/SZT4XG+Tl6
-----END PRIVATE KEY-----`;

export const LOCAL_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUdWBLUsVqJ9ZOiNAO/GkPFgg84hAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjE1MjU1OFoYDzIxMjYxMDIz
MTUyNTU4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARYBQe9u+O9+SW71kgIgvb6YZjnNirdghYKO3sGgMXVBqdKt64tFNIB
adImza6L7riRPTMdfJ1Zp/SZT4XG+Tl6o28wbTAdBgNVHQ4EFgQUJl7gycRoU3E+
7HS0jtJ60g/DkeUwHwYDVR0jBBgwFoAUJl7gycRoU3E+7HS0jtJ60g/DkeUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgbH+/0Ttf17wZqTPRQpkVpKR8Iq1WyrGCeRgq1Hcz0N0CIQDf
7xPEaY0xErwgFmbBq+NRVyI/AdH4SXwfy+OVczyHnQ==
-----END CERTIFICATE-----`;
