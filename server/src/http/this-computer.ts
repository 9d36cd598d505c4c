import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const OF_A_PROXY = /^(?:forwarded|x-forwarded-.*|x-real-ip|via)$/;

/**
 * Whether a proxy on this computer forwards the request, but NEWSDESK_TRUST_PROXY does not name it: then everybody seems to have
 * this address.
 */
export const isFromUnnamedProxy = ({ ip, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(ip) && headers['x-forwarded-for'] !== undefined;

/**
 * Whether the request comes from a program on this computer that addresses this computer. A proxy on this computer forwards
 * requests of everybody, and a foreign page can use a host name that was pointed here (DNS rebinding): neither counts. A proxy or
 * tunnel that adds no header cannot be told from a browser if it changes the host, or passes on what a stranger wrote there, so
 * nothing that gives rights may depend on this alone.
 */
export const isFromThisComputer = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => OF_A_PROXY.test(name));
