"""Runs a command in a terminal with a number of columns, and an input."""

import fcntl, os, pty, struct, subprocess, sys, termios
columns, text, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
master, slave = pty.openpty()
fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
settings = termios.tcgetattr(slave)
settings[3] &= ~termios.ECHO
termios.tcsetattr(slave, termios.TCSANOW, settings)
process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave)
os.close(slave)
os.write(master, text.encode() + b"\x04")  # The end of the input, so that no question waits.
while True:
    try:
        data = os.read(master, 65536)
    except OSError:
        break
    if not data:
        break
    sys.stdout.buffer.write(data)
sys.exit(process.wait())
