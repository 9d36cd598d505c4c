import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to the server whose connections can be cut while data are being sent. */
export const openLine = async (serverPort: number) => {
  const sockets = new Set<Socket>();
  let left = Infinity;
  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1');
    const hangUp = () => [near, far].forEach((socket) => void socket.destroy());
    [near, far].forEach((socket) => {
      sockets.add(socket);
      socket.on('error', hangUp).on('close', hangUp);
    });
    near.on('data', (bytes) => {
      left -= bytes.length;
      if (left <= 0) near.resetAndDestroy();
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    address: `http://127.0.0.1:${port}`,
    /** Cuts every connection after this number of bytes, until it is mended. */
    cutAfter: (bytes: number) => void (left = bytes),
    mend: () => void (left = Infinity),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};
